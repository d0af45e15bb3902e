import type { MatchSummary, Standing } from "../../store/types";
import { currentLocale, seatName, t } from "../../text";

/** More names than this are counted. */
const MOST_NAMES = 3;

/** Joins names; of many, only the first ones are named. */
function joined(names: readonly string[], between: string): string {
  if (names.length <= MOST_NAMES + 1) return names.join(between);
  return t("saves.more", {
    first: names.slice(0, MOST_NAMES).join(", "),
    count: names.length - MOST_NAMES,
  });
}

/** "Ann against Bela, Cleo", with the level of a scripted opponent. */
export function whoPlays({ names, seats }: Pick<MatchSummary, "names" | "seats">): string {
  const sides = names.map((name, seat) => {
    const kind = seats[seat];
    return kind?.kind === "opponent"
      ? t("saves.opponent", { name: seatName(name), level: t(`level.${kind.level}`) })
      : seatName(name);
  });
  const [first = "", ...others] = sides;
  return [first, joined(others, ", ")].filter(Boolean).join(` ${t("saves.against")} `);
}

/** "Ann won"; null while the match runs, or when its winner is unknown or not a player of it. */
export function whoWon({ over, winners, names }: Pick<MatchSummary, "over" | "winners" | "names">) {
  if (!over || winners === undefined) return null;
  if (winners.length === 0) return t("saves.drawn");
  const players = winners.flatMap((seat) => names[seat] ?? []).map(seatName);
  return players.length < winners.length
    ? null
    : t("saves.won", { players: joined(players, " & "), many: players.length > 1 });
}

/** How a series stands: "1–0" in game 2 of 3. */
export function standing({ game, bestOf, wins }: Standing) {
  return { game, bestOf, wins: wins.join("–") };
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/**
 * How long ago a match was saved, in words; a date after more than a week, null when it is not.
 * @param now milliseconds since 1970.
 */
export function whenSaved(
  { savedAt, unsaved }: Pick<MatchSummary, "savedAt" | "unsaved">,
  now: number,
): string | null {
  if (unsaved) return null;
  const ago = now - savedAt;
  if (ago > 7 * 86_400_000)
    return new Date(savedAt).toLocaleDateString(currentLocale(), { dateStyle: "medium" });
  const step = STEPS.find(([, milliseconds]) => ago >= milliseconds);
  if (step === undefined) return t("saves.now");
  return new Intl.RelativeTimeFormat(currentLocale()).format(-Math.floor(ago / step[1]), step[0]);
}
