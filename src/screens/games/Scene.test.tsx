import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GAMES } from "../../games/registry";
import { Scene } from "./Scene";

test.each(GAMES)("$title has its own scene", ({ slug }) => {
  const { container } = render(<Scene slug={slug} />);
  expect(container.querySelector("svg")?.childElementCount).toBeGreaterThan(0);
});
