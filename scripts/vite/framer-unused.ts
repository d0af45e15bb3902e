/** Stands for parts of framer-motion that the table does not use. */

/** Gestures: dnd-kit drags, and style sheets show what is hovered or pressed. */
export const drag = {};
export const gestureAnimations = {};

/** Moving SVG elements: only HTML elements move. */
export const isSVGComponent = () => false;

/** `x`, `y`, `scale` and `rotate` as one animation: whatever moves says its `transform` itself. */
export const canGroupTransform = () => false;
export class TransformAnimation {}
