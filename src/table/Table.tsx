import "./styles/properties.css";
import "./styles/seats.css";
import "./styles/tokens.css";
import "./styles/mats";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Game } from "../games/game";
import type { View } from "../kernel";
import { t } from "../text";
import { setCardNames } from "../text/pool-names";
import { LiveRegion } from "./layout/LiveRegion";
import { SeatTable } from "./layout/SeatTable";
import { paceNow } from "./motion/pace";
import { Curtain } from "./parts/cover/Curtain";
import { contestPanel, grid, mates, otherSeats } from "./parts/on-demand";
import { PlaybackContext } from "./playback/context";
import { createPlayback } from "./playback/playback";
import { createTable } from "./state/create-table";
import { HostContext, type TableHost } from "./state/host";
import { isMenuKept, useKeptMenu } from "./state/kept-menu";
import { useTableMatch } from "./state/match";
import { TableContext, useTable, useTableStore } from "./state/table";
import { useSounds } from "./useSounds";
import { hasDice } from "./viewmodel/contest";
import { hasTeams } from "./viewmodel/teams";
import { gridOf } from "./viewmodel/zones";

/** The table with the match in `MatchContext` on it, by default the one being played. Fills the window. */
export function Table(host: TableHost) {
  const { state } = useTableMatch();
  const game = useStore(state, (s) => s.game);
  const hasView = useStore(state, (s) => s.view !== null);
  // The first view only. Later ones reach the page through the motion.
  const { view } = state.getState();
  return (
    <HostContext value={host}>
      {game !== null && hasView && view !== null ? (
        <ReadyTable game={game} view={view} />
      ) : (
        <main className="visually-hidden">{t("table.wait")}</main>
      )}
    </HostContext>
  );
}

/** The page shows the match as far as it has been seen. */
function ReadyTable({ game, view }: { game: Game; view: View }) {
  const match = useTableMatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: game and view are those of the first render.
  const { table, playback } = useMemo(() => {
    const store = createTable(game, view, match);
    if (isMenuKept(match)) store.setState({ dialog: { kind: "menu" } });
    return { table: store, playback: createPlayback(match, store, paceNow) };
  }, [match]);
  useLayoutEffect(() => playback.start(), [playback]);
  useKeptMenu(match, table);
  // Must come first, because everything rendered below names cards.
  setCardNames(game.slug);
  return (
    <TableContext value={table}>
      <PlaybackContext value={playback}>
        <Seen />
      </PlaybackContext>
    </TableContext>
  );
}

function Seen() {
  const viewer = useTable((s) => s.view.viewer);
  const curtain = useTable((s) => s.match.curtain);
  const table = useTableStore();
  // The table is there at once when the first curtain lifts.
  useEffect(() => {
    const { game, view } = table.getState();
    if (gridOf(game, view) !== null) void grid.preload();
    if (hasDice(game)) void contestPanel.preload();
    if (view.seats.length > 2) void otherSeats.preload();
    if (hasTeams(view)) void mates.preload();
  }, [table]);
  useSounds();
  return (
    <>
      <LiveRegion />
      {curtain === null ? <SeatTable key={viewer} /> : <Curtain key={curtain.to} curtain={curtain} />}
    </>
  );
}
