import "./styles/properties.css";
import "./styles/seats.css";
import "./styles/tokens.css";
import "./styles/mats";
import { t } from "../text";
import { nameCardsOf } from "../text/pool-names";
import { LiveRegion } from "./layout/LiveRegion";
import { Playing } from "./layout/Playing";
import { PlaybackContext, useNewPlayback } from "./motion/usePlayback";
import { Curtain } from "./parts/cover/Curtain";
import { ShownContext, useMatch, useMatchSource } from "./state/match";
import { HostContext, type TableHost } from "./state/table";
import { useSounds } from "./useSounds";

/** The table with the match of the match store on it, or of the one in `MatchContext`. Fills the window. */
export function Table(host: TableHost) {
  const playback = useNewPlayback();
  return (
    <HostContext value={host}>
      <PlaybackContext value={playback}>
        <ShownContext value={playback.shown}>
          <Shown />
        </ShownContext>
      </PlaybackContext>
    </HostContext>
  );
}

/** What is on the page reads the match as far as it has been seen. */
function Shown() {
  const game = useMatch((s) => s.game);
  const viewer = useMatch((s) => s.view?.viewer);
  // The first view only: the table follows the match by itself, without everything being drawn from here.
  const { view } = useMatchSource().getState();
  const curtain = useMatch((s) => s.curtain);
  useSounds();
  // First of all: whatever is drawn below names cards.
  if (game !== null) nameCardsOf(game.slug);
  return (
    <>
      <LiveRegion />
      {curtain !== null ? (
        <Curtain key={curtain.to} curtain={curtain} />
      ) : game !== null && view !== null ? (
        <Playing key={viewer} game={game} view={view} />
      ) : (
        <main className="visually-hidden">{t("table.wait")}</main>
      )}
    </>
  );
}
