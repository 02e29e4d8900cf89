// Stands in for the address of a picture, video or font.
export default '/file';
