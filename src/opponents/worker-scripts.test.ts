import { expect, test } from "vitest";
import { SCRIPTS } from "./index";
import { scripted } from "./worker-scripts";

test("every scripted opponent can be loaded when it is needed", () => {
  expect([...scripted].sort()).toEqual(Object.keys(SCRIPTS).sort());
});
