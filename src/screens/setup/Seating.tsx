import { Users } from "lucide-react";
import type { Game } from "../../games/game";
import { isGameSlug } from "../../games/registry";
import { ButtonLink } from "../../ui/Button";
import { Choices } from "../../ui/fields";
import { SelectField } from "../../ui/SelectField";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import {
  canDraft,
  commonLevel,
  isListed,
  LEVELS,
  type Plan,
  seatCounts,
  withLevel,
  withSeats,
  withTeams,
} from "./plan";
import styles from "./Seating.module.css";

/** Maximum number of seat counts shown as buttons. A larger number is a drop-down list. */
const MAX_BUTTONS = 6;

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  readonly onChange: (next: Partial<Plan>) => void;
}

/** What applies to all seats: their number, teams, the level of all opponents, and the way to a draft. */
export function Seating({ game, plan, onChange }: Props) {
  const { teams } = game.setup;
  return (
    <div className={styles.seating}>
      {teams && (
        <Choices
          label={t("setup.teams")}
          value={plan.teams}
          onChange={(count) => onChange(withTeams(game, plan, count))}
          choices={[0, ...teams].map((count) => ({
            value: count,
            label: count === 0 ? t("setup.teams.none") : t("setup.teams.count", { count }),
          }))}
        />
      )}
      {seatCounts(game).length > 1 && <SeatCount game={game} plan={plan} onChange={onChange} />}
      {isListed(plan) && (
        <Choices
          label={t("setup.all")}
          value={commonLevel(plan)}
          onChange={(level) => level && onChange(withLevel(plan, level))}
          choices={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
        />
      )}
      {canDraft(game) && isGameSlug(game.slug) && (
        <ButtonLink
          look="quiet"
          icon={<Users size={18} aria-hidden="true" />}
          href={hrefOf({ kind: "new-event", slug: game.slug, event: "draft" })}
        >
          {t("setup.draft")}
        </ButtonLink>
      )}
      <p className={styles.hint}>{hintFor(plan)}</p>
    </div>
  );
}

function SeatCount({ game, plan, onChange }: Props) {
  const counts = seatCounts(game, plan.teams);
  const seats = {
    label: t("setup.seats"),
    value: plan.seats.length,
    onChange: (count: number) => onChange(withSeats(game, plan, count)),
  };
  return seatCounts(game).length > MAX_BUTTONS ? (
    <SelectField
      {...seats}
      choices={counts.map((count) => ({ value: count, label: countText(count, plan.teams) }))}
    />
  ) : (
    <Choices {...seats} choices={counts.map((count) => ({ value: count, label: String(count) }))} />
  );
}

/** For example "6", or with teams "6: 3 against 3". */
function countText(count: number, teams: number): string {
  return teams === 0 ? String(count) : t("setup.seats.versus", { count, teams, size: count / teams });
}

/** What is worth knowing about these seats. */
function hintFor({ seats, teams }: Plan): string {
  if (teams > 0) return t("setup.teams.help");
  if (seats.length > 2) return t("setup.seats.help");
  const who = seats[1]?.who;
  return who?.kind === "opponent" ? t(`level.${who.level}.help`) : t("setup.two.help");
}
