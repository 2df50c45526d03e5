/** Values the toolbar sets, which every story can read from `globals`. */
export const initialGlobals = {
  theme: 'light',
  language: 'en',
  direction: 'auto',
  network: 'normal',
  // Answers that a person chose for one story (answers/choice.ts).
  answers: '',
}

const item = (value: string, title: string, right?: string) => ({ value, title, ...(right && { right }) })

export const toolbar = {
  theme: {
    name: 'Theme',
    description: 'Paper by day, embers by night, or both at once',
    toolbar: {
      icon: 'contrast' as const,
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark'), item('side-by-side', 'Side by side')],
    },
  },
  language: {
    name: 'Language',
    description: 'Words of the views; primitives and widgets take finished words',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [item('en', 'English'), item('fr', 'Français')],
    },
  },
  direction: {
    name: 'Direction',
    description: 'Follows the language, or is forced',
    toolbar: {
      icon: 'transfer' as const,
      dynamicTitle: true,
      items: [
        item('auto', 'Direction of the language'),
        item('ltr', 'Left to right'),
        item('rtl', 'Right to left'),
      ],
    },
  },
  network: {
    name: 'Network',
    description: 'How fast the simulated platform answers',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [
        item('normal', 'Network: normal'),
        item('slow3g', 'Slow 3G', '2 s'),
        item('offline', 'Offline'),
      ],
    },
  },
}

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** One on each side of every breakpoint of the design. */
export const viewports = {
  phone: size('Phone', 390, 844),
  tablet: size('Tablet', 820, 1180),
  laptop: size('Laptop', 1280, 800),
  desktop: size('Desktop', 1440, 900),
}
