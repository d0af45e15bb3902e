import { useMatch } from "../../store/match";
import { saves } from "../../store/saves";
import { go } from "../routing/navigation";
import { drawSeed } from "./draw-seed";

/**
 * Starts the match on the table again: the same seats, decks and options, a new seed.
 * @returns false when the match no longer exists.
 */
export async function playAgain(): Promise<boolean> {
  const { setup, begin } = useMatch.getState();
  if (setup === null) return false;
  // Only the save has every seat's deck.
  const saved = await saves.load(setup.id);
  if (saved === null) return false;
  await begin(
    { game: setup.game, seats: setup.seats, openHands: setup.openHands, across: setup.across },
    { ...saved.match.record.config, seed: drawSeed() },
  );
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ screen: "table", match: id }, true);
  return id !== undefined;
}
