import ts from "typescript";
import { type Check, isScript, isTest, type Source } from "./problem";
import { findInTree } from "./walk";

/** What reads a clock: members of these objects and calls of these names. */
const READINGS = new Set([
  "performance.now",
  "performance.mark",
  "performance.measure",
  "performance.timeOrigin",
  "Date.now",
  "console.time",
  "process.hrtime",
  "process.uptime",
]);
/** Fixed waits, which hope that something has happened by then. */
const WAITS = new Set(["waitForTimeout"]);

const isBrowserTest = (path: string): boolean => path.startsWith("e2e/");

/**
 * No test may depend on the speed of the machine: `npm run bench` and `npm run quality` measure speed. Tests use fake
 * timers, or wait for what they expect.
 */
export const clocks: Check = (source) => {
  const { path } = source;
  if (!isScript(path) || !(isTest(path) || isBrowserTest(path))) return [];
  return findInTree(source, (node) => {
    const found = reading(node) ?? wait(node, source);
    return found && `${found} in a test: it must not depend on the speed of the machine`;
  });
};

function reading(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length)
    return "new Date()";
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const object = node.expression;
  const owner = ts.isPropertyAccessExpression(object) ? object.name.text : object.getText();
  const name = `${owner}.${node.name.text}`;
  return READINGS.has(name) ? name : undefined;
}

function wait(node: ts.Node, { path }: Source): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  if (ts.isPropertyAccessExpression(expression) && WAITS.has(expression.name.text))
    return expression.name.text;
  const isTimer = /^((globalThis|window)\.)?setTimeout$/.test(expression.getText());
  const delay = given[1];
  const isWaiting = isTimer && delay !== undefined && delay.getText() !== "0";
  return isWaiting && isTest(path) ? "setTimeout with a delay" : undefined;
}
