### What only the terminal says of Anno 1800. Words to be typed (build, pay …) are the same in all languages.
