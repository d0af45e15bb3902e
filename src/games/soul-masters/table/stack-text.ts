import { cardOf, type Message, type Reader, readStat, type StackItem } from "../../../kernel";
import { announcedModes, printOption } from "../../../language";
import type { SoulCard } from "../cards/card";
import { vocabulary } from "../words/index";
import { cardText } from "./card-text";
import { message } from "./messages";
import { effectOf } from "./threats";

/** The damage that a shield or a prevention was announced against (SM 11.17). */
function against(g: Reader, instance: number | undefined): Message[] {
  const found = g.state.instances?.find(({ id }) => id === instance);
  const [source, victim] = [found?.source?.card, found?.victim?.card];
  if (source === undefined || victim === undefined) return [];
  const names = { source: cardOf(g.state, source).def, victim: cardOf(g.state, victim).def };
  return [message("soul-masters.stack.against", names)];
}

/** What an item of the stack will do: its text, its mode and the damage it is announced against. */
export function stackText(
  cards: Readonly<Record<string, unknown>>,
  g: Reader,
  item: StackItem,
): readonly Message[] {
  const { def = "", ability, chosen = {}, card } = item;
  if (item.data.kind === "shield") {
    const power = message("soul-masters.preview.shield", { n: readStat(g, card, "power") });
    return [power, ...against(g, chosen.shield)];
  }
  const printed = cards[def] as SoulCard | undefined;
  const abilities = printed === undefined ? [] : cardText(printed).abilities;
  // A card with an effect when cast shows only that effect, not its skills.
  const done = ability ?? printed?.abilities.findIndex(({ kind }) => kind === "play") ?? -1;
  const effect = effectOf(g, item);
  const announced = effect === undefined ? [] : announcedModes(effect, chosen);
  const modes = announced.map((mode) =>
    message("soul-masters.stack.mode", { mode: printOption(vocabulary, mode) }),
  );
  return [
    ...(done < 0 ? abilities : abilities.slice(done, done + 1)),
    ...modes,
    ...against(g, chosen.prevent),
  ];
}
