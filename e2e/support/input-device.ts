import type { Page } from "@playwright/test";
import type { Zone } from "./policy";
import type { Pressable } from "./situation";

/** How a player operates the table. */
export interface InputDevice {
  press(what: Pressable, zone: Zone): Promise<void>;
  reveal(buttons: readonly Pressable[]): Promise<void>;
}

type Point = readonly [x: number, y: number];

async function pressAt(
  press: (point: Point) => Promise<void>,
  at: Pressable["at"] | undefined,
): Promise<void> {
  if (at) await press(at);
}

/** Uses two short presses, for people who cannot hold: the second button appears after the first. */
async function revealBy(
  press: (point: Point) => Promise<void>,
  buttons: readonly Pressable[],
): Promise<void> {
  await pressAt(press, buttons.at(-1)?.at);
}

export function mouseInput(page: Page): InputDevice {
  const click = ([x, y]: Point) => page.mouse.click(x, y);
  return {
    press: ({ at }) => pressAt(click, at),
    reveal: (buttons) => revealBy(click, buttons),
  };
}

export function touchInput(page: Page): InputDevice {
  const tap = ([x, y]: Point) => page.touchscreen.tap(x, y);
  return {
    press: ({ at }) => pressAt(tap, at),
    reveal: (buttons) => revealBy(tap, buttons),
  };
}
