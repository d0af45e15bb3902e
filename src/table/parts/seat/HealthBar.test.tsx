import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { HealthBar } from "./HealthBar";

const change = () => document.querySelector("[data-loss]")?.textContent;
const share = () => document.querySelector("[data-health]")?.getAttribute("data-health");

test("a loss shrinks the bar and is written on it", () => {
  const { rerender } = render(<HealthBar value={24} full={30} />);
  expect(share()).toBe("0.8");
  expect(change()).toBeUndefined();
  act(() => rerender(<HealthBar value={12} full={30} />));
  expect(share()).toBe("0.4");
  expect(change()).toBe("−12");
});

test("the bar of a player who rose above the starting health drains from the highest value", () => {
  const { rerender } = render(<HealthBar value={40} full={30} />);
  expect(share()).toBe("1");
  act(() => rerender(<HealthBar value={36} full={30} />));
  expect(share()).toBe("0.9");
});
