import { afterEach, expect, test, vi } from "vitest";
import * as rasteriser from "../dom/rasterise";
import { rasteriseSigns } from "./mark-signs";

afterEach(() => vi.restoreAllMocks());

const drawing = (name: string) => `url("data:image/svg+xml,%3csvg id='${name}'/%3e")`;

function table(names: readonly string[]): HTMLElement {
  const root = document.body.appendChild(document.createElement("main"));
  for (const name of names) root.style.setProperty(name, drawing(name));
  return root;
}
const shown = (root: HTMLElement, name: string) => root.style.getPropertyValue(name);

test("signs become bitmaps together; one that cannot be rasterised stays a drawing", async () => {
  const root = table(["--legal", "--crosshair"]);
  vi.spyOn(rasteriser, "rasterise").mockImplementation(async ([address = ""]) => {
    if (address.includes("crosshair")) throw new Error("no canvas");
    return "blob:made";
  });
  rasteriseSigns(root);
  await vi.waitFor(() => expect(shown(root, "--legal")).toBe('url("blob:made")'));
  expect(shown(root, "--crosshair")).toBe(drawing("--crosshair"));
});

test("a removed table is left alone", async () => {
  const root = table(["--sign-rested"]);
  const made = vi.spyOn(rasteriser, "rasterise").mockResolvedValue("blob:late");
  rasteriseSigns(root)();
  expect(made).toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  expect(shown(root, "--sign-rested")).toBe(drawing("--sign-rested"));
});
