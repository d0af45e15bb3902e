import type { Game } from "../../games/game";
import { type Message, type Seat, seatOf, type View } from "../../kernel";
import type { Skipped, SkippedWindow } from "../../store/types";
import { say, seatName, t } from "../../text";
import { message } from "../../text/message";

/** Number of lines shown. The rest is counted. */
const SHOWN = 2;

const nameOf = (view: View, seat: Seat): string => seatName(seatOf(view, seat).name);

/** What was auto-passed: the card that could have been answered, the attack, or the moment of the turn. */
function whatOf({ slug }: Game, view: View, { window, attack, played }: SkippedWindow): Message {
  if (played !== null)
    return message("table.skipped.played", { player: nameOf(view, played.by), card: played.card });
  if (attack === null) return { key: `${slug}.stop.${window}` };
  const target = attack.target ?? nameOf(view, attack.defender);
  return message("table.skipped.attack", { attacker: nameOf(view, attack.by), card: attack.card, target });
}

function lineOf(game: Game, view: View, skipped: SkippedWindow): string {
  if (skipped.why === "nothing") return "";
  const line = t(`table.skipped.${skipped.why}`, { what: say(whatOf(game, view, skipped)) });
  return skipped.times > 1 ? `${line} ${t("table.skipped.times", { n: skipped.times })}` : line;
}

/** What the table has auto-passed for the viewer, the newest last: a few lines, and the number of others. */
export function skippedLines(game: Game, view: View, { windows }: Skipped): readonly string[] {
  const lines = windows.slice(-SHOWN).map((one) => lineOf(game, view, one));
  const more = windows.length - lines.length;
  return more > 0 ? [...lines, t("table.skipped.more", { n: more })] : lines;
}
