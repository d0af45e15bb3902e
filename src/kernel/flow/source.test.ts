import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

describe("source outside the kernel", () => {
  const ROOMS = ["games", "language", "opponents", "table", "store", "screens"];
  const FIELDS =
    "config|cards|zones|seats|random|agenda|decision|turn|modifiers|stack|pending|watch|vars|result|paused|drawOffers|outcome|serial|loop|takebacks";
  /** A field of an engine's state, or something inside one. */
  const STATE = new RegExp(`(?:^|\\.)(?:(?:g|engine)\\.|^)state\\.(?:${FIELDS})\\b`);
  /** An opponent's simulated game sets up its own positions: it may replace field values, but not mutate them. */
  const FIELD = new RegExp(`\\.state\\.(?:${FIELDS})$`);
  const CHANGERS = new Set([
    "push",
    "pop",
    "shift",
    "unshift",
    "splice",
    "sort",
    "reverse",
    "fill",
    "copyWithin",
  ]);

  function files(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "testing" ? [] : files(path);
      const isSource = /\.tsx?$/.test(entry.name) && !/(\.test\.tsx?|^testing\.ts)$/.test(entry.name);
      return isSource ? [path] : [];
    });
  }

  /** The target of an assignment, deletion, increment or push. */
  function changed(node: ts.Node): ts.Node | undefined {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
      return assigns ? node.left : undefined;
    }
    if (ts.isDeleteExpression(node)) return node.expression;
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator);
      return counts ? node.operand : undefined;
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (CHANGERS.has(name.text)) return expression;
      if (name.text === "assign" && expression.getText() === "Object") return node.arguments[0];
    }
    return undefined;
  }

  function breaches(path: string, text: string): string[] {
    const found: string[] = [];
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const target = changed(node)
        ?.getText()
        .replaceAll(/\s|[!?]/g, "");
      const isSimulated =
        ts.isBinaryExpression(node) && path.includes("opponents") && FIELD.test(target ?? "");
      if (target !== undefined && STATE.test(target) && !isSimulated) {
        found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${target}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  test("the search finds known violations", () => {
    const bad = [
      "g.state.turn = x",
      "g.state.cards[1] = x",
      "g.state.vars.a.b += 1",
      "state.zones[0]!.cards.push(1)",
      "this.engine.state.decision = null",
      "delete g.state.vars.x",
      "Object.assign(g.state.seats[0], x)",
      "g.state.serial++",
      "game.g.state.outcome = null",
      "(g.state.stack).pop()",
    ];
    const good = [
      "const turn = g.state.turn",
      "locals.state = 1",
      "this.state.cards = 1",
      "next.state.open = 1",
    ];
    expect(bad.filter((text) => breaches("x.ts", text.replace(/^\(([^)]*)\)/, "$1")).length === 0)).toEqual(
      [],
    );
    expect(good.flatMap((text) => breaches("x.ts", text))).toEqual([]);
  });

  test("nothing assigns to the state of an engine", { timeout: 30_000 }, () => {
    const here = join(import.meta.dirname, "..");
    const rooms = ROOMS.filter((room) => readdirSync(here).includes(room)).map((room) => join(here, room));
    const found = rooms.flatMap(files).flatMap((path) => breaches(path, readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });
});
