import type { Action, Message } from "../kernel";
import { messageLang } from "../text/locale";
import type { Ability } from "./ability";
import { abilityUseOf } from "./activated";
import { printCost, printInstruction } from "./print";
import { message } from "./print/message";
import type { PrintedCard, Vocabulary } from "./vocabulary";

/** The texts of the abilities that actions of this type use, by index. Null for other abilities. */
function textsOf(v: Vocabulary, { abilities }: PrintedCard, type: string): readonly (Message | null)[] {
  const terse = { ...v, reminders: false };
  return abilities.map((ability) => {
    const used = abilityUseOf(v, ability);
    return used?.type === type && "effect" in ability && ability.effect
      ? printInstruction(terse, ability.effect)
      : null;
  });
}

/** The type of the actions that use an ability, or null if it cannot be used. */
export const usedBy = (v: Vocabulary, ability: Ability): string | null =>
  abilityUseOf(v, ability)?.type ?? null;

const isSame = (a: Message) => (b: Message | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The label of an action that uses an ability, in the card's own terms: "Drill Master: put a kill token on it".
 * @param key of the label, with `card` and `does`. Defaults to a label of just these two.
 * @param usual the label if no ability is named, and for a card with only one ability if its text is in another
 * language.
 */
export function abilityLabel(
  v: Vocabulary,
  card: PrintedCard | undefined,
  { type, data }: Pick<Action, "type" | "data">,
  usual: Message,
  key = "lang.use",
): Message {
  if (card === undefined) return usual;
  const texts = textsOf(v, card, type);
  const index = data?.ability === undefined ? texts.findIndex((text) => text !== null) : Number(data.ability);
  const does = texts[index];
  if (!does) return usual;
  const ability = card.abilities[index];
  const costs = abilityUseOf(v, ability)?.cost ?? [];
  const isAmbiguous = texts.filter(isSame(does)).length > 1 && costs.length > 0;
  const args = { card: usual.args?.card ?? card.name, does };
  const label = isAmbiguous
    ? message("lang.use-for", { ...args, costs: costs.map((cost) => printCost(v, cost)) })
    : message(key, args);
  const isOnly = texts.filter((text) => text !== null).length === 1;
  // Its modes are shown when one of them is chosen.
  const hasModes = ability !== undefined && "effect" in ability && ability.effect?.do === "choose-one";
  return isOnly && (hasModes || messageLang(label) !== undefined) ? usual : label;
}
