import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { HealthBar } from "./HealthBar";

const change = () => document.querySelector("[data-loss]")?.textContent;
const share = () => document.querySelector("[data-health]")?.getAttribute("data-health");

test("a loss shrinks the bar and is written beside it; more than the start fills it", () => {
  const { rerender } = render(<HealthBar value={33} full={30} />);
  expect(share()).toBe("1");
  expect(change()).toBeUndefined();
  act(() => rerender(<HealthBar value={12} full={30} />));
  expect(share()).toBe("0.4");
  expect(change()).toBe("−21");
});
