import type { Ability } from "../../language";
import { validateCards } from "../../language/validate";
import { randomPart, type Writer } from "./part";

/** How many abilities were drawn, and how many of them the validator accepted. */
export interface Drawn {
  drawn: number;
  accepted: number;
}

/** An ability of the right shape, which the validator may refuse. Undefined if the game has none of this kind. */
export function drawAbility(writer: Writer, kind?: Ability["kind"]): Ability | undefined {
  // The forms are those of the schema of abilities.
  return randomPart(writer, "ability", kind) as Ability | undefined;
}

/** Whether the validator accepts an ability on a card of its own. */
export function isAccepted({ vocabulary }: Writer, ability: Ability): boolean {
  const card = {
    name: "Random",
    number: 1,
    type: "",
    subtypes: [],
    stats: {},
    watches: [],
    abilities: [ability],
  };
  return validateCards(vocabulary, [card]).length === 0;
}

/** How many refused abilities are drawn before giving up. */
const TRIES = 200;

/**
 * Draws until the validator accepts an ability.
 * @param drawn is counted up.
 * @returns undefined if none was accepted.
 */
export function acceptedAbility(writer: Writer, drawn: Drawn, kind?: Ability["kind"]): Ability | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const ability = drawAbility(writer, kind);
    if (ability === undefined) continue;
    drawn.drawn++;
    if (!isAccepted(writer, ability)) continue;
    drawn.accepted++;
    return ability;
  }
  return undefined;
}
