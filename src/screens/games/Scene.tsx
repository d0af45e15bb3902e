import { type ComponentType, memo } from "react";

const SCENES = import.meta.glob<ComponentType>("../../games/*/page/Scene.tsx", {
  eager: true,
  import: "Scene",
});

/** The artwork of a game. Decorative: the game's name is always shown beside it. */
export const Scene = memo(function Scene({
  slug,
  className,
}: {
  slug: string;
  className?: string | undefined;
}) {
  const Picture = SCENES[`../../games/${slug}/page/Scene.tsx`];
  return (
    <svg
      className={className}
      viewBox="0 0 640 340"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Picture && <Picture />}
    </svg>
  );
});
