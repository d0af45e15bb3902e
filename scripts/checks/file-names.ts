import { type Check, isScript } from "./problem";

const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;
const HOOK = /^use[A-Z][A-Za-z0-9]*$/;
const MODULE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files are named after their content: `Component.tsx`, `useHook.ts`, and kebab-case for every other module. */
export const fileNames: Check = ({ path }) => {
  if (!isScript(path)) return [];
  const [name = ""] = path.slice(path.lastIndexOf("/") + 1).split(".");
  if ([COMPONENT, HOOK, MODULE].some((style) => style.test(name))) return [];
  return [{ file: path, line: 1, says: "name it Component.tsx, useHook.ts or kebab-case.ts" }];
};
