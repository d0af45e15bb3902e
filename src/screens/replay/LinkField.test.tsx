import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { readLink } from "../../store/links/link";
import { d20Config, playAtRandom } from "../../store/testing/played";
import { OPPONENT, PERSON } from "../../store/testing/table";
import { LinkField } from "./LinkField";

const { record } = playAtRandom(d20Warriors, d20Config("copy me"), 30);
const seats = [PERSON, OPPONENT];

afterEach(() => vi.restoreAllMocks());

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });

test("copies a link that can be read", async () => {
  const user = userEvent.setup();
  render(<LinkField seats={seats} record={record} />);
  await waitFor(() => expect(field().value).not.toBe(""));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Link copied.")).toBeTruthy();
  const address = await navigator.clipboard.readText();
  expect(address).toBe(field().value);
  const result = await readLink(address.split("#/link/")[1] ?? "", async () => d20Warriors);
  expect(result.ok && result.source.record).toEqual(record);
});

test("without access to the clipboard the link is selected for copying by hand", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  render(<LinkField seats={seats} record={record} />);
  await waitFor(() => expect(field().value).not.toBe(""));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText(/Copy the link selected below/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().selectionEnd).toBe(field().value.length);
});

test("a match that is too long for a link says so", async () => {
  const answers = Array.from({ length: 20_000 }, (_, i) => ({
    seat: 0,
    do: "name" as const,
    name: String((i * 7919) % 1_000_003),
  }));
  render(<LinkField seats={seats} record={{ ...record, answers }} />);
  expect(await screen.findByText(/too long for a link/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
