import { Grid } from "../parts/grid/Grid";
import { useTable } from "../state/table";
import { gridOf } from "../viewmodel/zones";

/** The middle of the table: what lies on it, as the game's mat lays it out. */
export function Mat() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const grid = gridOf(game, view);
  return grid && <Grid model={grid} />;
}
