import { type ComponentType, memo } from "react";
import type { GameSlug } from "../../games/registry";
import { BattleCores } from "./scenes/BattleCores";
import { BattleOfSouls } from "./scenes/BattleOfSouls";
import { BattleSpiritsSaga } from "./scenes/BattleSpiritsSaga";
import { D20Warriors } from "./scenes/D20Warriors";
import { SoulMasters } from "./scenes/SoulMasters";

const SCENES: Readonly<Record<GameSlug, ComponentType>> = {
  "d20-warriors": D20Warriors,
  "battle-of-souls": BattleOfSouls,
  "battle-spirits-saga": BattleSpiritsSaga,
  "battle-cores": BattleCores,
  "soul-masters": SoulMasters,
};

/** The picture by which a game is known at a glance. Decoration: its name always stands beside it. */
export const Scene = memo(function Scene({
  slug,
  className,
}: {
  slug: GameSlug;
  className?: string | undefined;
}) {
  const Picture = SCENES[slug];
  return (
    <svg
      className={className}
      viewBox="0 0 640 340"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Picture />
    </svg>
  );
});
