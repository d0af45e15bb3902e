import ts from "typescript";
import { type Check, isScript, isTest } from "./problem";
import { findInTree } from "./walk";

const MEMBERS = new Set(["Math.random", "Date.now", "performance.now"]);
const CALLS = new Set(["setTimeout", "setInterval", "queueMicrotask", "eval", "Date"]);
const CLASSES = new Set(["Date", "Function"]);
const GLOBALS = new Set(["globalThis", "self", "window"]);

/** The engine is a function of config, seed and answers: no clock, no randomness of its own, no waiting. */
export const determinism: Check = (source) => {
  const inEngine = /^src\/(kernel|language|games)\//.test(source.path);
  if (!inEngine || !isScript(source.path) || isTest(source.path)) return [];
  return findInTree(source, (node) => {
    const name = impurity(node);
    return name && `${name} in the engine: a match must follow from its seed and answers alone`;
  });
};

function impurity(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const name = `${lastName(node.expression)}.${node.name.text}`;
    return MEMBERS.has(name) ? name : undefined;
  }
  if (ts.isCallExpression(node)) {
    const name = lastName(node.expression);
    return CALLS.has(name) && isGlobal(node.expression) ? name : undefined;
  }
  if (ts.isNewExpression(node)) {
    const name = lastName(node.expression);
    return CLASSES.has(name) ? `new ${name}` : undefined;
  }
  return undefined;
}

function lastName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : "";
}

function isGlobal(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && GLOBALS.has(lastName(node.expression)))
  );
}
