import type { Game } from "../../games/game";
import type { Decision, Message } from "../../kernel";

/** Any part of an ability that a question can come from: an effect, a price, or the ability itself. */
interface Part {
  readonly kind?: string;
  readonly may?: boolean;
  readonly do?: string;
  readonly pay?: string;
  readonly how?: string;
  readonly word?: string;
  readonly count?: unknown;
}

function partsIn(value: unknown): readonly Part[] {
  return typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(partsIn)] : [];
}

/** How the questions of an effect end that are not called as it is. */
const ENDS: Readonly<Record<string, string>> = { choose: "choose-card", against: "choose-opponent" };

/** How the key of a question ends that comes from this part. */
function endOf({ kind, may, do: effect = "", pay, how, word }: Part): string | undefined {
  if (pay) return how ? `pay-${how}` : "discard";
  if (may) return kind === "replace" ? kind : "may";
  return effect === "word" ? word : (ENDS[effect] ?? effect);
}

function asks(part: Part, decision: Decision): boolean {
  const end = endOf(part);
  // A price is a number of cards, no more and no fewer.
  const fits = !part.pay || (decision.kind === "pick" && decision.min === part.count);
  return fits && !!end && decision.prompt.key.endsWith(end);
}

/**
 * The paragraph of a card's printed text that a question comes from. Which effect asks is not part of a view,
 * so it is found again by the kind of question; null where that leaves none, or more than one.
 * @param name of the card that asks.
 */
export function askingText(game: Game, name: string, decision: Decision): Message | null {
  const { abilities = [] } = game.cards[name] ?? {};
  const found = abilities.flatMap((ability, i) =>
    partsIn(ability).some((part) => asks(part, decision)) ? [i] : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : (game.cardText(name).abilities[only] ?? null);
}
