import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pressOnce } from "./held-keys";

let stop = () => {};
const made = (tag: "button" | "input") => document.body.appendChild(document.createElement(tag));

beforeEach(() => {
  stop = pressOnce((target) => target instanceof Element && target.matches("button:not([data-card]), input"));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test.each(["Enter", " "])("a held %j does not press again by repeating", (key) => {
  const [first, next] = [made("button"), made("button")];
  expect(fireEvent.keyDown(first, { key })).toBe(true);
  expect(fireEvent.keyDown(first, { key, repeat: true })).toBe(false);
  expect(fireEvent.keyDown(next, { key, repeat: true })).toBe(false);
});

test("Space presses only the element it went down on, and only if that element responds to it", () => {
  const [first, next] = [made("button"), made("button")];
  fireEvent.keyDown(first, { key: " " });
  expect(fireEvent.keyUp(next, { key: " " })).toBe(false);
  fireEvent.keyDown(first, { key: " " });
  expect(fireEvent.keyUp(first, { key: " " })).toBe(true);
  first.dataset.card = "1";
  fireEvent.keyDown(first, { key: " " });
  expect(fireEvent.keyUp(first, { key: " " })).toBe(false);
});

test("a Space that went down before the table appeared presses nothing on it", () => {
  expect(fireEvent.keyUp(made("button"), { key: " " })).toBe(false);
});

test("text input may repeat, and so may all other keys", () => {
  const field = made("input");
  expect(fireEvent.keyDown(field, { key: " ", repeat: true })).toBe(true);
  expect(fireEvent.keyDown(made("button"), { key: "ArrowLeft", repeat: true })).toBe(true);
});
