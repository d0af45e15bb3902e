import ts from "typescript";
import { type Check, isScript, type Problem, type Source } from "./problem";
import { findInTree } from "./walk";

/** Names that look like addresses but are never fetched, and localhost. */
const ALLOWED = [
  /^http:\/\/www\.w3\.org\//,
  /^https?:\/\/json-schema\.org\//,
  /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/,
];

const ADDRESS = /https?:\/\/[^\s"'`<>)]*/g;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;

const foreign = (text: string): string | undefined =>
  text.match(ADDRESS)?.find((address) => !ALLOWED.some((allowed) => allowed.test(address)));

const says = (address: string): string => `${address}: the page talks to no other host`;

/** The page is self-contained: nothing under src names another host, except in comments. */
export const addresses: Check = (source) => {
  if (!source.path.startsWith("src/")) return [];
  return isScript(source.path) ? inScript(source) : inText(source);
};

function inScript(source: Source): Problem[] {
  return findInTree(source, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    const address = isText ? foreign(node.text) : undefined;
    return address && says(address);
  });
}

function inText({ path, text }: Source): Problem[] {
  const bare = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, " "));
  return bare.split("\n").flatMap((line, at) => {
    const address = foreign(line);
    return address ? [{ file: path, line: at + 1, says: says(address) }] : [];
  });
}
