/** Stand for framer-motion's own gestures in the build: no features. */
export const drag = {};

export const gestureAnimations = {};
