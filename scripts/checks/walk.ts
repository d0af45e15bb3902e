import ts from "typescript";
import type { Problem, Source } from "./problem";

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a source, parsed once for all checks. */
function parse(source: Source): ts.SourceFile {
  const known = parsed.get(source);
  if (known) return known;
  const kind = source.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(source, tree);
  return tree;
}

/** Visits every node of a script. Text returned by `visit` becomes a problem at that node's line. */
export function findInTree(source: Source, visit: (node: ts.Node) => string | undefined): Problem[] {
  const tree = parse(source);
  const problems: Problem[] = [];
  const walk = (node: ts.Node): void => {
    const says = visit(node);
    if (says) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      problems.push({ file: source.path, line: line + 1, says });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return problems;
}
