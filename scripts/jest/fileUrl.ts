// In place of the address of a picture, video or font.
export default '/file';
