import { expect, test } from "vitest";
import { paceOf } from "./pace";

test("speed 0 is instant, whatever the other settings", () => {
  expect(paceOf(0, "on", true)).toEqual({ mode: "none", factor: 0 });
});

test("at twice the speed motion takes half as long", () => {
  expect(paceOf(2, "auto", false)).toEqual({ mode: "full", factor: 0.5 });
  expect(paceOf(0.25, "off", true)).toEqual({ mode: "full", factor: 4 });
});

test("reduced motion, set here or on the device, plays only fades", () => {
  expect(paceOf(0.5, "on", false)).toEqual({ mode: "fades", factor: 1 });
  expect(paceOf(1, "auto", true).mode).toBe("fades");
  expect(paceOf(1, "off", true).mode).toBe("full");
});
