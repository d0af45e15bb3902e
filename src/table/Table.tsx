import "./styles/tokens.css";
import { LiveRegion } from "./layout/LiveRegion";
import { Playing } from "./layout/Playing";
import { Curtain } from "./parts/cover/Curtain";
import { t } from "./say";
import { useMatch } from "./state/match";
import { HostContext, type TableHost } from "./state/table";
import { useSounds } from "./useSounds";

/** The table with the match of the match store on it, or of the one in `MatchContext`. Fills the window. */
export function Table(host: TableHost) {
  const game = useMatch((s) => s.game);
  const view = useMatch((s) => s.view);
  const curtain = useMatch((s) => s.curtain);
  useSounds();
  return (
    <HostContext value={host}>
      <LiveRegion />
      {curtain !== null ? (
        <Curtain key={curtain.to} curtain={curtain} />
      ) : game !== null && view !== null ? (
        <Playing key={view.viewer} game={game} view={view} />
      ) : (
        <main className="visually-hidden">{t("table.wait")}</main>
      )}
    </HostContext>
  );
}
