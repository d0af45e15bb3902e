import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refuse } from "../../../kernel";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const AT = "kernel:decision";

test("the dialog before a concession says whether it can be undone", () => {
  const { game, see } = position();
  const store = renderTable({ game, view: see(0), noUndo: null });
  fireEvent.click(screen.getByRole("button", { name: "Concede" }));
  const question = () => screen.getByRole("dialog").textContent;
  expect(question()).toContain("You can still undo it afterwards.");
  act(() => store.setState({ noUndo: FIRST }));
  expect(question()).toContain("You can still undo it afterwards.");
  act(() => store.setState({ noUndo: SHARED }));
  expect(question()).toContain("This cannot be undone.");
});

const FIRST = refuse("nothing-to-undo", AT);
const SHARED = refuse("undo-shared", AT);
