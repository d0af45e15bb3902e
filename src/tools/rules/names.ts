import ts from "typescript";

/** A test as written in a file. */
export interface NamedTest {
  readonly name: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

const TEST = new Set(["test", "it"]);
const DESCRIBE = "describe";
/** Words that may follow `test.`: `test.each`, `test.only`. Hooks and steps are not tests. */
const KINDS = new Set([
  "each",
  "for",
  "only",
  "concurrent",
  "sequential",
  "fails",
  "slow",
  "runIf",
  "skipIf",
]);
const IDLE = new Set(["skip", "todo", "fixme"]);

/** The names in a callee. For example, `test.only.each(rows)` gives test, only, each. */
function chainOf(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...chainOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return chainOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? chainOf(callee.tag) : [];
}

/** The literal beginning of a name: up to the first `${` of a template. */
function beginning(name: ts.Expression | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  if (ts.isTemplateExpression(name)) return name.head.text;
  return ts.isBinaryExpression(name) ? beginning(name.left) : undefined;
}

/** The tests of a file that run, in order. Skipped ones are left out. */
export function testsIn(file: string, text: string): NamedTest[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first = "", ...rest] = chainOf(node.expression);
      if (rest.some((word) => IDLE.has(word)) && (TEST.has(first) || first === DESCRIBE)) return;
      const name = beginning(node.arguments[0]);
      if (TEST.has(first) && rest.every((word) => KINDS.has(word)) && name !== undefined) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        found.push({ name, file, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
