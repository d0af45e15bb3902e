import { localsOf, type Message, type Reader, type StackItem, type View } from "../../../kernel";
import { announcedModes, printOption } from "../../../language";
import type { SoulsCard } from "../cards/card";
import { isCardActivation } from "../rules/chain";
import { playOf, usedOf } from "../rules/defs";
import { vocabulary } from "../words/index";
import { cardText } from "./card-text";
import { message } from "./messages";

/** What a chain link will do: its text, and the choices made on announcement (BOS 12.12). */
export function stackText(
  cards: Readonly<Record<string, SoulsCard>>,
  g: Reader,
  item: StackItem,
): readonly Message[] {
  const { def = "", ability = -1, chosen = {} } = item;
  const printed = cards[def];
  if (printed === undefined) return [];
  const play = isCardActivation(item) ? playOf(g, def) : undefined;
  // A card's activation text comes first.
  const text = cardText(printed).abilities[play === undefined ? ability : 0];
  const effect = play?.effect ?? usedOf(g, def, ability)?.effect;
  const payee = g.state.seats[chosen.payee ?? -1];
  return [
    text ?? message("battle-of-souls.stack.stays"),
    ...(effect === undefined ? [] : announcedModes(effect, chosen)).map((mode) =>
      message("battle-of-souls.stack.mode", { mode: printOption(vocabulary, mode) }),
    ),
    ...(payee === undefined ? [] : [message("battle-of-souls.stack.payee", { player: payee.name })]),
  ];
}

/** The link that has left the chain and is resolving (BOS 12.5). */
export function resolvingItem({ agenda }: Pick<View, "agenda">): StackItem | null {
  const frame = agenda.findLast(({ procedure }) => procedure === "resolve");
  return frame === undefined ? null : (localsOf<{ item?: StackItem }>(frame).item ?? null);
}
