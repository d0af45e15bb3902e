import ts from "typescript";
import { type Check, isScript } from "./problem";
import { findInTree } from "./walk";

const MARKUP = new Set(["dangerouslySetInnerHTML", "innerHTML", "outerHTML", "insertAdjacentHTML"]);

/** Text must never become markup or code: card texts and shared decks come from strangers. */
export const injection: Check = (source) => {
  if (!source.path.startsWith("src/") || !isScript(source.path)) return [];
  return findInTree(source, (node) => {
    if (ts.isIdentifier(node) && MARKUP.has(node.text)) return `${node.text} turns text into markup`;
    if (ts.isCallExpression(node) && node.expression.getText() === "eval") return "eval turns text into code";
    if (ts.isNewExpression(node) && node.expression.getText() === "Function") {
      return "new Function turns text into code";
    }
    return undefined;
  });
};
