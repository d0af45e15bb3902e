import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GameSlug } from "../../games/registry";
import { setLocale } from "../../text";
import Setup from "./Setup";

beforeEach(() => setLocale("de"));
afterEach(() => setLocale("en"));

/** The names of a deck's cards in the dialog that shows them. */
async function namesIn(slug: GameSlug, deck: string): Promise<readonly (string | null)[]> {
  render(<Setup slug={slug} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Dein Deck/ }));
  const gallery = within(screen.getByRole("dialog", { name: "Dein Deck" }));
  await userEvent.click(gallery.getByRole("button", { name: `Karten von ${deck}` }));
  const headings = within(screen.getByRole("dialog", { name: deck })).getAllByRole("heading", { level: 3 });
  cleanup();
  return headings.map(({ firstChild }) => firstChild?.textContent ?? null);
}

test("a deck uses its own game's card names, although another game has a card of the same name", async () => {
  for (const [slug, deck, name] of [
    ["d20-warriors", "Wind und Schicksal", "Sternenleser"],
    ["battle-of-souls", "Burning Sun", "Star Reader"],
    ["d20-warriors", "Wind und Schicksal", "Sternenleser"],
  ] as const)
    expect(await namesIn(slug, deck)).toContain(name);
});
