/** Stands for parts of framer-motion that the table does not use. */

/** Gestures: dnd-kit drags, and style sheets show what is hovered or pressed. */
export const drag = {};
export const gestureAnimations = {};

/** Moving SVG elements: only HTML elements move. */
export const isSVGComponent = () => false;
export class SVGVisualElement {}
export const useSVGVisualState = () => null;
export const useSVGProps = () => null;

/** Springs and inertia: every motion at the table has a duration. */
export const spring = () => null;
export const inertia = () => null;
export const getSpringOptions = () => null;
export const pointToProgressVelocity = () => null;
export const resolveAutoMass = () => null;

/** `x`, `y`, `scale` and `rotate` as one animation: whatever moves says its `transform` itself. */
export const canGroupTransform = () => false;
export class TransformAnimation {}
