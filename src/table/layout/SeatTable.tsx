import { type CSSProperties, memo, useEffect, useRef, useState } from "react";
import { t } from "../../text";
import { useIsPhone } from "../../ui/useMedia";
import { DragContext } from "../drag/DragContext";
import { LocatorContext, newLocator } from "../motion/locator";
import { usePace } from "../motion/pace";
import { TableMotion } from "../motion/TableMotion";
import { AnimationLayer } from "../overlay/AnimationLayer";
import { DraggedCard } from "../parts/actions/DraggedCard";
import { RefusalBubble } from "../parts/actions/RefusalBubble";
import { Dialogs } from "../parts/dialogs/Dialogs";
import { rasteriseSigns } from "../parts/mark-signs";
import { Inspector } from "../parts/rail/Inspector";
import { RowArrow } from "../parts/row/RowArrow";
import { useDeal } from "../playback/useDeal";
import { useFinishOnInput } from "../playback/useFinishOnInput";
import { useHost } from "../state/host";
import { useTable } from "../state/table";
import { DesktopLayout } from "./DesktopLayout";
import { FocusKeeper } from "./FocusKeeper";
import { PhoneLayout } from "./PhoneLayout";
import styles from "./SeatTable.module.css";
import { useShortcuts } from "./useShortcuts";

/** The table as one seat sees it. */
export function SeatTable() {
  const [locator] = useState(newLocator);
  return (
    <LocatorContext value={locator}>
      <DragContext>
        <TableMotion>
          <Layout />
        </TableMotion>
      </DragContext>
    </LocatorContext>
  );
}

const Layout = memo(function Layout() {
  const root = useRef<HTMLElement>(null);
  const slug = useTable((s) => s.game.slug);
  const isDragging = useTable((s) => s.gesture.kind === "dragging");
  const isHolding = useTable(({ gesture: { kind: at } }) => at === "dragging" || at === "aiming");
  useShortcuts(root);
  useEffect(() => (root.current ? rasteriseSigns(root.current) : undefined), []);
  useDeal(root);
  useFinishOnInput(root);
  const { mode, factor } = usePace();
  const pace = mode === "full" ? factor : 0;
  const isPhone = useIsPhone();
  const isAcross = useTable((s) => s.match.setup?.across === true);
  const end = useTable((s) => (s.view.viewer === 1 ? "top" : "bottom"));

  return (
    <main
      ref={root}
      className={isPhone ? styles.phone : styles.desk}
      data-table
      data-mat-of={slug}
      data-across={isAcross ? end : undefined}
      data-dragging={isDragging || undefined}
      data-holding={isHolding || undefined}
      data-still={pace === 0 || undefined}
      style={{ "--pace": pace } as CSSProperties}
    >
      <Parts />
      <FocusKeeper root={root} />
    </main>
  );
});

/** Everything on the table. Memoised, so that a gesture renders only the parts that read it. */
const Parts = memo(function Parts() {
  const title = useTable((s) => s.game.title);
  const isPhone = useIsPhone();
  const { coach } = useHost();
  return (
    <>
      <h1 className="visually-hidden">{t("table.title", { game: title })}</h1>
      {isPhone ? <PhoneLayout /> : <DesktopLayout />}
      <Inspector />
      <RowArrow />
      <RefusalBubble />
      <AnimationLayer />
      <DraggedCard />
      {coach}
      <Dialogs />
    </>
  );
});
