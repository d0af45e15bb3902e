import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { battleOfSouls } from "../../games/battle-of-souls";
import { soulMasters } from "../../games/soul-masters";
import { DeckDialog } from "./DeckDialog";

test("SM 1.26 shows the four values by which a commander steers its deck, each with the deck's own total", () => {
  const [deck] = soulMasters.deck.starters;
  if (deck === undefined) throw new Error("no deck");
  render(<DeckDialog game={soulMasters} deck={deck} onClose={() => {}} />);
  const facts = within(screen.getByRole("dialog", { name: deck.name }));
  const shownFor = (label: string) => facts.getByText(label).nextElementSibling?.textContent;
  expect(shownFor("Resource Count")).toBe("5 of 5");
  expect(shownFor("Core Energy")).toBe("6 of 6");
  expect(shownFor("Mercenary Limit")).toMatch(/^\d of 4$/);
  expect(shownFor("Faction")).toMatch(/^DDraconian, \d+ cards$/);
});

test("shows a side deck apart from the deck, with its number of cards", () => {
  const deck = battleOfSouls.deck.starters.find(({ side }) => side !== undefined);
  if (deck?.side === undefined) throw new Error("no side deck");
  render(<DeckDialog game={battleOfSouls} deck={deck} onClose={() => {}} />);
  const heading = screen.getByRole("heading", { name: "Side deck, for a series" });
  expect(heading.nextElementSibling?.textContent).toBe(`${deck.side.length} cards`);
});
