import { Grid } from "../parts/grid/Grid";
import { Row } from "../parts/row/Row";
import { useTable } from "../state/table";
import { farSeats, gridOf, nearSeat, zonesOf } from "../viewmodel/zones";

/** The middle of the table as the game's mat lays it out: the far rows, what all share, the own rows. */
export function Mat() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const grid = gridOf(game, view);
  const far = farSeats(view).flatMap((seat) => zonesOf(game, view, "field", seat));
  const near = zonesOf(game, view, "field", nearSeat(view));
  return (
    <>
      {far
        .slice()
        .reverse()
        .map((model) => (
          <Row key={model.zone.id} model={model} />
        ))}
      {grid && <Grid model={grid} />}
      {near.map((model) => (
        <Row key={model.zone.id} model={model} />
      ))}
    </>
  );
}
