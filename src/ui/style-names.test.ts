import { expect, test } from "vitest";

test("no two style sheets share the name of their folder and their own, which name their classes", () => {
  const paths = Object.keys(import.meta.glob("/src/**/*.module.css"));
  const names = paths.map((path) => path.split("/").slice(-2).join("/"));
  expect(paths.length).toBeGreaterThan(50);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
